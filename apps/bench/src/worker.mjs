/** One engine in its own process: answers `{ id, kind, name, args }` with `{ id, result }` or `{ id, error }`. */
import { pathToFileURL } from 'node:url';
import * as checks from './checks/index.mjs';
import * as tasks from './tasks/index.mjs';

/** @typedef {{ id: number, kind: 'task' | 'check', name: string, args: object }} Request */

const { default: adapter } = await import(pathToFileURL(process.argv[2]).href);
/** @type {Record<Request['kind'], Record<string, (adapter: import('./types').Adapter, args: never) => unknown>>} */
const work = { task: tasks, check: checks };

// Some engines talk while they play.
for (const method of /** @type {const} */ (['log', 'warn', 'error', 'info', 'assert']))
  console[method] = () => {};

process.on('disconnect', () => process.exit());
process.on('message', (message) => {
  const { id, kind, name, args } = /** @type {Request} */ (message);
  try {
    process.send?.({ id, result: work[kind][name](adapter, /** @type {never} */ (args)) });
  } catch (error) {
    process.send?.({ id, error: String(error).slice(0, 200), overflow: isOverflow(error) });
  }
});
process.send?.({ ready: true });

/** @param {unknown} error */
function isOverflow(error) {
  return error instanceof RangeError && /call stack/i.test(error.message);
}
