import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The major version of React that the project says it runs. */
    react: '18' | '19';
  }
}

// React says what is wrong with an app on the console only: a test that lets it complain has failed.
let complaints: MockInstance<(...args: unknown[]) => void>[] = [];

beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  for (const complaint of complaints) complaint.mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  const said = complaints.flatMap((complaint) => complaint.mock.calls);
  vi.restoreAllMocks();
  expect(said, 'said on the console').toEqual([]);
});
