import type { ReactElement } from 'react';
import { useDialogTexts } from '../language/context.js';

/** What this is, what it does with what it knows, what it is made of. */
export default function AboutDialog(): ReactElement {
  const { about } = useDialogTexts();
  return (
    <>
      <p>{about.what}</p>
      <p>{about.privacy}</p>
      <p>{about.made}</p>
    </>
  );
}
