import { writeSnippets } from './snippets.mjs';

/** The blocks are files before the first test asks for them. */
export default function setup() {
  writeSnippets();
}
