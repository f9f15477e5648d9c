import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const WORKER = fileURLToPath(new URL('./worker.mjs', import.meta.url));

/** Engines that hang do not hear that their parent is gone, so it takes them along. */
const alive = new Set();
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

/**
 * A child process for one adapter. A task past its limit, or a crash, ends the child and is answered, not thrown; the
 * next task begins in a new one.
 */
export class Runner {
  /**
   * @param {string} file the adapter
   * @param {{ heapMb?: number }} [options]
   */
  constructor(file, { heapMb = 6144 } = {}) {
    this.file = file;
    this.heapMb = heapMb;
    this.lastId = 0;
    /** @type {import('node:child_process').ChildProcess | null} */
    this.child = null;
  }

  async start() {
    const child = fork(WORKER, [this.file], {
      execArgv: ['--expose-gc', `--max-old-space-size=${this.heapMb}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // Keeps NaN and Infinity, which JSON does not.
      serialization: 'advanced',
    });
    this.child = child;
    alive.add(child);
    child.once('exit', () => alive.delete(child));
    await new Promise((loaded, failed) => {
      child.once('message', loaded);
      child.once('exit', (code) => failed(new Error(`adapter did not load (exit ${code}): ${this.file}`)));
    });
    return child;
  }

  /**
   * @template R
   * @param {'task' | 'check'} kind
   * @param {string} name
   * @param {object} args
   * @param {number} limitMs of CPU time; ten times as much on the clock ends the task too
   * @returns {Promise<import('./types').Answer<R>>}
   */
  async run(kind, name, args, limitMs) {
    const child = this.child ?? (await this.start());
    const id = ++this.lastId;
    const cpuBefore = cpuMs(child.pid);
    const began = Date.now();
    return new Promise((done) => {
      /** @param {import('./types').Answer<R>} answer */
      const end = (answer) => {
        clearInterval(timer);
        child.off('message', onMessage);
        child.off('exit', onExit);
        if (answer.died || answer.timeout) this.child = null;
        done(answer);
      };
      /** @param {any} message */
      const onMessage = ({ id: answered, ...answer }) => answered === id && end(answer);
      /**
       * @param {number | null} code
       * @param {string | null} signal
       */
      const onExit = (code, signal) => end({ error: `process died (${signal ?? code})`, died: true });
      const timer = setInterval(() => {
        const clock = Date.now() - began;
        const cpu = cpuBefore === undefined ? clock : (cpuMs(child.pid) ?? cpuBefore) - cpuBefore;
        if (cpu <= limitMs && clock <= limitMs * 10) return;
        child.off('exit', onExit);
        child.kill('SIGKILL');
        end({ error: `no answer in ${limitMs / 1000} s`, timeout: true });
      }, 250);
      child.on('message', onMessage);
      child.on('exit', onExit);
      child.send({ id, kind, name, args });
    });
  }

  stop() {
    this.child?.kill('SIGKILL');
    this.child = null;
  }
}

/**
 * The same in a process of its own, where the heap and the stack are what is tested.
 *
 * @template R
 * @param {string} file
 * @param {string} task
 * @param {object} args
 * @param {number} limitMs
 * @returns {Promise<import('./types').Answer<R>>}
 */
export async function runFresh(file, task, args, limitMs) {
  const runner = new Runner(file);
  try {
    return await runner.run('task', task, args, limitMs);
  } finally {
    runner.stop();
  }
}

/**
 * CPU milliseconds that a process has used so far; undefined where the system does not tell (then the clock counts).
 *
 * @param {number | undefined} pid
 */
function cpuMs(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return undefined;
  }
}
