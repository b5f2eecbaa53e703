// Finds the pages and sections that have the words of a query, and shows the best ones.
"use strict";

const limit = 30;
// These are for a few readers, and have the words of the other articles.
const aside = /^(Coming from|Architecture|Release notes)/;
const fillers = new Set(
  "a an and are as at be by can could do does for from get has have how i if in is it me my of on or s should so t that the there this to use what when where which why will with you".split(" "));

/** A text in small letters, with the quotes of a compiler, so that a pasted error is found. */
function plain(text) {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, " ").trim();
}

/** The words of a text, without the ending of a plural or a verb. */
function wordsOf(text) {
  const words = plain(text).match(/[\p{L}\p{N}_]+/gu) ?? [];
  return words.map((word) => {
    const stem = word.replace(/(ing|ied|ies|ed|es|s|y|e)$/, "").replace(/([^aeiouls])\1$/, "$1");
    return stem.length > 2 ? stem : word;
  });
}

/** The words of a text, and those inside of names such as `expectHaveReceived`, each after a space. */
function listOfWords(text) {
  const parts = text.match(/\p{Lu}?\p{Ll}+(?=\p{Lu})|(?<=\p{Ll})\p{Lu}\p{Ll}+/gu) ?? [];
  return " " + wordsOf(`${text} ${parts.join(" ")}`).join(" ");
}

/** The words of a query that tell what it is about. */
function wordsOfQuery(query) {
  const all = plain(query).split(/[^\p{L}\p{N}_]+/u).filter(Boolean);
  const telling = all.filter((word) => !fillers.has(word));
  return [...new Set(wordsOf((telling.length ? telling : all).join(" ")))];
}

/** The entries that match, best first. A word counts more if few entries have it, and if it is in a title. */
function find(query, entries) {
  const words = wordsOfQuery(query).map((word) => " " + word);
  const phrase = plain(query);
  const weights = words.map((word) =>
    Math.log(1 + entries.length / (1 + entries.filter((entry) => entry.words.includes(word)).length)));
  for (const entry of entries) {
    const found = words.filter((word) => entry.words.includes(word)).length / words.length;
    const score = words.reduce((sum, word, index) =>
      sum + weights[index] * (entry.head.includes(word) ? 3 : entry.words.includes(word) ? 1 : 0), 0);
    const isName = plain(entry.title).split("(")[0].split(".").pop() === phrase;
    const isQuoted = words.length > 1 && plain(entry.text).includes(phrase);
    const kind = entry.kind !== "Article" ? 1 : aside.test(entry.title) ? 0.7 : 1.3;
    entry.score = score * found ** 2 * kind
      + (isQuoted ? 20 : 0) + (isName ? 40 : 0);
  }
  return entries.filter((entry) => entry.score > 0).sort((a, b) => b.score - a.score);
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
  const start = Math.max(0, (whole >= 0 ? whole : best) - 40);
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
    entry.words = entry.head + listOfWords(entry.text);
  }
  const found = find(query, entries).slice(0, limit);
  document.querySelector("#count").textContent = found.length ? "" : "No page has these words.";
  document.querySelector("#results").append(...found.map((entry) => show(entry, query, root)));
}

search();
