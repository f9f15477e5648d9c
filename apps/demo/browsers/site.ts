import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    site: string;
  }
}

/** Serves the built demo while the tests run. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const server = await preview({
    root: fileURLToPath(new URL('..', import.meta.url)),
    preview: { port: Number(process.env['MINES_PORT'] ?? 4173), strictPort: false, host: '127.0.0.1' },
  });
  project.provide('site', server.resolvedUrls?.local[0] ?? '');
  return () => server.close();
}
