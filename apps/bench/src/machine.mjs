import os from 'node:os';

/** @typedef {{ node: string, cpu: string, cores: number, load: number[] }} Machine */

/**
 * What a reader must know about the machine to make sense of the times.
 *
 * @returns {Machine}
 */
export function machine() {
  return {
    node: process.version,
    cpu: os.cpus()[0]?.model.trim() ?? 'unknown',
    cores: os.cpus().length,
    load: os.loadavg().map((load) => Number(load.toFixed(2))),
  };
}

/** @param {Machine} machine */
export const describeMachine = ({ node, cpu, cores, load }) =>
  `Node ${node}, ${cpu}, ${cores} cores, load ${load[0]} at the start`;
