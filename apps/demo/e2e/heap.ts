import type { CDPSession, Page } from '@playwright/test';

/** What a page holds once everything that can be let go of is let go of. */
export interface Held {
  readonly documents: number;
  readonly listeners: number;
  /** Nodes of all documents, those that are on no page among them. */
  readonly nodes: number;
  /** Nodes that are on no page and that something still refers to. */
  readonly detached: number;
  /** Bytes of JavaScript values. */
  readonly bytes: number;
}

/** The parts of a heap snapshot that say which nodes of the page are detached. */
interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: readonly string[] } };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

/** Chromium's own value of `detachedness` for what is on no page. */
const DETACHED = 2;

/** Looks at the memory of a page. */
export class Heap {
  private constructor(private readonly client: CDPSession) {}

  static async of(page: Page): Promise<Heap> {
    const client = await page.context().newCDPSession(page);
    await client.send('HeapProfiler.enable');
    return new Heap(client);
  }

  async held(): Promise<Held> {
    // What the first collection finalizes, the second one frees.
    for (let pass = 0; pass < 2; pass++) await this.client.send('HeapProfiler.collectGarbage');
    const { documents, jsEventListeners, nodes } = await this.client.send('Memory.getDOMCounters');
    const { usedSize } = await this.client.send('Runtime.getHeapUsage');
    const detached = detachedNodes(await this.snapshot());
    return { documents, listeners: jsEventListeners, nodes, detached, bytes: usedSize };
  }

  private async snapshot(): Promise<Snapshot> {
    const chunks: string[] = [];
    const hear = ({ chunk }: { chunk: string }): void => void chunks.push(chunk);
    this.client.on('HeapProfiler.addHeapSnapshotChunk', hear);
    await this.client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
    this.client.off('HeapProfiler.addHeapSnapshotChunk', hear);
    return JSON.parse(chunks.join(''));
  }
}

function detachedNodes({ snapshot, nodes }: Snapshot): number {
  const fields = snapshot.meta.node_fields;
  const at = fields.indexOf('detachedness');
  if (at < 0) throw new Error('This Chromium does not say which nodes are detached.');
  let count = 0;
  for (let index = at; index < nodes.length; index += fields.length) if (nodes[index] === DETACHED) count++;
  return count;
}
