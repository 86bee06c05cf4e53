// What a page takes of memory, and other figures that the browser itself tells.
import type { CDPSession } from 'playwright-core';

export async function metric(tools: CDPSession, name: string): Promise<number> {
  const { metrics } = await tools.send('Performance.getMetrics');
  return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
}

export async function usedMemory(tools: CDPSession): Promise<number> {
  await tools.send('HeapProfiler.enable');
  for (let index = 0; index < 2; index += 1) await tools.send('HeapProfiler.collectGarbage');
  return metric(tools, 'JSHeapUsedSize');
}

interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly (readonly string[])[] };
  };
  readonly nodes: readonly number[];
}

/** Kinds of what a heap holds that are no values of the page: V8 compiles what is often called again and again. */
const ofTheEngine: ReadonlySet<string> = new Set(['code', 'object shape', 'hidden', 'native']);

/** Bytes of the page's own values, after all that is garbage is gone. */
export async function keptValues(tools: CDPSession): Promise<number> {
  await usedMemory(tools);
  const chunks: string[] = [];
  const keep = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk);
  tools.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await tools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  tools.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [kind, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!ofTheEngine.has(types[kind]?.[nodes[at + kind] ?? 0] ?? '')) bytes += nodes[at + size] ?? 0;
  return bytes;
}
