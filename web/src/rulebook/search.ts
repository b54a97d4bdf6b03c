/** Search in texts without regard to case and accents. */

export interface Part {
  text: string;
  hit: boolean;
}

/** One plain letter for every letter, so that places in the plain text are places in the text. */
const plain = (text: string): string =>
  [...text].map((letter) => [...letter.normalize("NFD")][0]?.toLowerCase().slice(0, 1) ?? letter).join("");

const letters = (text: string): string[] => [...text];

export const wanted = (search: string): string => plain(search.trim());

/** A text in parts, those that were searched for marked. */
export function parts(text: string, needle: string): Part[] {
  if (!needle) return [{ text, hit: false }];
  const all = letters(text);
  const searched = plain(text);
  const found: Part[] = [];
  let done = 0;
  for (let at = searched.indexOf(needle); at >= 0; at = searched.indexOf(needle, done)) {
    if (at > done) found.push({ text: all.slice(done, at).join(""), hit: false });
    done = at + needle.length;
    found.push({ text: all.slice(at, done).join(""), hit: true });
  }
  if (done < all.length) found.push({ text: all.slice(done).join(""), hit: false });
  return found;
}

export const matches = (text: string, needle: string): boolean => !needle || plain(text).includes(needle);
