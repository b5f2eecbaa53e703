// Finds the pages and sections that have the words of a query, and shows the best ones.
"use strict";

const limit = 30;
/** The most results of one page, so that a page with many sections does not hide the others. */
const limitOfPage = 2;
// These are for a few readers, and have the words of the other articles.
const aside = /^(Coming from|Release notes)/;
// What the articles call something that readers know by another name, without endings.
const synonyms = {
  mock: "fake", method: "member", function: "member", check: "verif", many: "count", custom: "own", partial: "wrap",
  installation: "install", spm: "packag", licenc: "licens", parallelization: "parallel", ci: "xcodebuild",
};
// The page or the section about what a word asks for, by its title. Its own words differ.
const subjects = {
  mock: "Fakes of protocols", throw: "Stubbing", twic: "Count calls", never: "Count calls", once: "Count calls",
};
const fillers = new Set((
  "a an and are as at be by can could do does for from get has have how i if in is it me my of on or s " +
  "should so t that the there this to use what when where which why will with you").split(" "));

/** A text in small letters, with the quotes of a compiler, so that a pasted error is found. */
function plain(text) {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, " ").trim();
}

/** The words of a text, without the ending of a plural or a verb. */
function wordsOf(text) {
  return (plain(text).match(/[\p{L}\p{N}_]+/gu) ?? []).map((word) => {
    const ending = ["ing", "ied", "ies", "ed", "es", "s", "y", "e"]
      .find((ending) => word.endsWith(ending) && word.length - ending.length > 3) ?? "";
    return word.slice(0, word.length - ending.length).replace(/([^aeiouls])\1$/, "$1");
  });
}

/** The words of a text, and those inside of names such as `expectHaveReceived`, each between spaces. */
function listOfWords(text) {
  const parts = text.match(/\p{Lu}?\p{Ll}+(?=\p{Lu})|(?<=\p{Ll})\p{Lu}\p{Ll}+/gu) ?? [];
  return ` ${wordsOf(`${text} ${parts.join(" ")}`).join(" ")} `;
}

/** The words of a query that tell what it is about. */
function wordsOfQuery(query) {
  const all = plain(query).split(/[^\p{L}\p{N}_]+/u).filter(Boolean);
  const telling = all.filter((word) => !fillers.has(word));
  return [...new Set(wordsOf((telling.length ? telling : all).join(" ")))];
}

/** How well words of an entry have a word: as it is or as their subject, as the beginning of one, or by another name. */
function match(entry, words, word) {
  if (words.includes(` ${word} `) || subjects[word] === (entry.section ?? entry.title)) return 1;
  if (words.includes(` ${word}`)) return 0.8;
  return synonyms[word] && words.includes(` ${synonyms[word]} `) ? 0.6 : 0;
}

/** A text without the names in it, which differ between the error of a reader and that of an article. */
function withoutNames(text) {
  return plain(text).replace(/'\w+'/g, "''");
}

/** How many parts of a query, of three words each, an entry has as they are. A pasted error has many. */
function quotes(entry, query) {
  const words = withoutNames(query).split(" ");
  const parts = words.slice(2).map((_, index) => words.slice(index, index + 3).join(" "));
  return parts.filter((part) => entry.withoutNames.includes(part)).length;
}

/** The entries that match, best first. A word counts more if few entries have it, and if it is in a title. */
function find(query, entries) {
  const words = wordsOfQuery(query);
  const phrase = plain(query);
  const weights = words.map((word) =>
    Math.log(1 + entries.length / (1 + entries.filter((entry) => match(entry, entry.words, word)).length)));
  for (const entry of entries) {
    const found = words.filter((word) => match(entry, entry.words, word)).length / words.length;
    const score = words.reduce((sum, word, index) =>
      sum + weights[index] * (2 * match(entry, entry.head, word) + match(entry, entry.words, word)), 0);
    const isName = plain(entry.title).split("(")[0].split(".").pop() === phrase;
    const kind = entry.kind !== "Article" ? 1 : aside.test(entry.title) ? 0.7 : 1.5;
    entry.score = score * found ** 2 * kind
      + 4 * Math.min(quotes(entry, query), 5) + (isName ? 10 : 0);
  }
  const best = entries.filter((entry) => entry.score > 0).sort((a, b) => b.score - a.score);
  const names = new Set();
  const counts = {};
  return best.filter((entry) => {
    const name = `${entry.in}.${entry.title} ${entry.section}`;
    const page = entry.path.split("#")[0];
    if (names.has(name) || counts[page] === limitOfPage) return false;
    names.add(name);
    counts[page] = (counts[page] ?? 0) + 1;
    return true;
  });
}

/** What matches the words of a query in a text. */
function pattern(query) {
  return new RegExp(`(?<![\\p{L}\\p{N}_])(${wordsOfQuery(query).join("|")})[\\p{L}\\p{N}_]*`, "giu");
}

/** The part of an entry's text that has the whole query, or most of its words, with the words marked. */
function excerpt(text, query) {
  text = text.replace(/\s+/g, " ").trim();
  const places = [...text.matchAll(pattern(query))].map((match) => match.index);
  const count = (start) => places.filter((place) => place >= start && place < start + 200).length;
  const best = places.reduce((best, place) => count(place) > count(best) ? place : best, places[0] ?? 0);
  const whole = plain(text).indexOf(plain(query));
  const place = whole >= 0 ? whole : best;
  const start = place < 160 ? 0 : place - 40;
  const part = text.slice(start && text.indexOf(" ", start) + 1, start + 260);

  const element = document.createElement("p");
  let end = 0;
  for (const match of part.matchAll(pattern(query))) {
    const mark = Object.assign(document.createElement("mark"), { textContent: match[0] });
    element.append(part.slice(end, match.index), mark);
    end = match.index + match[0].length;
  }
  element.append(part.slice(end));
  return element;
}

function show(entry, query, root) {
  const link = Object.assign(document.createElement("a"), { href: root + entry.path.slice(1) });
  link.append(entry.section ? `${entry.title} › ${entry.section}` : entry.title);
  const kind = document.createElement("small");
  kind.append([entry.kind, entry.in].filter(Boolean).join(" in "));
  const item = document.createElement("li");
  item.append(link, " ", kind, excerpt(entry.text, query));
  return item;
}

async function search() {
  const query = new URLSearchParams(location.search).get("q")?.trim();
  if (!query) return;
  document.querySelector("input").value = query;
  const root = new URL("..", location.href).pathname;
  const entries = await (await fetch(`${root}search.json`)).json();
  for (const entry of entries) {
    entry.head = listOfWords(`${entry.title} ${entry.section ?? ""}`);
    entry.withoutNames = withoutNames(entry.text);
    entry.words = entry.head + listOfWords(entry.text);
  }
  const found = find(query, entries).slice(0, limit);
  document.querySelector("#count").textContent = found.length ? "" : "No page has these words.";
  document.querySelector("#results").append(...found.map((entry) => show(entry, query, root)));
}

search();
