import type { CDPSession, Page } from '@playwright/test';

/** What a page holds once everything that can be let go of is let go of. */
export interface Held {
  readonly documents: number;
  readonly listeners: number;
  /** Nodes of all documents, those that are on no page among them. */
  readonly nodes: number;
  /** Nodes that are on no page and that something still refers to. */
  readonly detached: number;
  /** Bytes of JavaScript values, without what is compiled from its code and without what the browser keeps for itself. */
  readonly bytes: number;
}

/** The parts of a heap snapshot that say what there is. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      /** The first are the names of the values of the field `type`. */
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
}

/** Chromium's own value of `detachedness` for what is on no page. */
const DETACHED = 2;

/** The types of what a program itself makes. */
const VALUES: ReadonlySet<string> = new Set([
  'array',
  'string',
  'object',
  'closure',
  'regexp',
  'number',
  'concatenated string',
  'sliced string',
  'symbol',
  'bigint',
]);

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
    return { documents, listeners: jsEventListeners, nodes, ...countsOf(await this.snapshot()) };
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

function countsOf({ snapshot, nodes }: Snapshot): Pick<Held, 'detached' | 'bytes'> {
  const {
    node_fields: fields,
    node_types: [types],
  } = snapshot.meta;
  const at = (field: string): number => {
    const index = fields.indexOf(field);
    if (index < 0) throw new Error(`The snapshots of this Chromium have no ${field}.`);
    return index;
  };
  const [type, size, detachedness] = [at('type'), at('self_size'), at('detachedness')];
  let detached = 0;
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (nodes[node + detachedness] === DETACHED) detached++;
    if (VALUES.has(types[nodes[node + type] ?? -1] ?? '')) bytes += nodes[node + size] ?? 0;
  }
  return { detached, bytes };
}
