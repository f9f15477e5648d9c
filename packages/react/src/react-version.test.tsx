import { render } from '@testing-library/react';
import React, { version } from 'react';
import { version as domVersion } from 'react-dom';
import { version as serverVersion } from 'react-dom/server';
import { expect, inject, it } from 'vitest';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

it('this run is on the React that its name says', () => {
  expect(version.split('.')[0]).toBe(inject('react'));
});

const store = createStore(() => ({ word: 'seen' }));

function Probe(): string {
  return `${useStore(store).word} by ${React.version}`;
}

it('React, its renderers, the store binding and the testing library are of one version', () => {
  expect([domVersion, serverVersion]).toEqual([version, version]);
  // A hook of another copy of React throws here, and an `act` of another copy leaves nothing rendered.
  expect(render(<Probe />).container.textContent).toBe(`seen by ${version}`);
});
