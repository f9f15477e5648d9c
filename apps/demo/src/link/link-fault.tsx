import type { ReactElement } from 'react';
import { useTexts } from '../language/context.js';
import type { Fault } from './link.js';

interface LinkFaultProps {
  readonly fault: Fault;
  readonly onPlay: () => void;
}

/** Says what is wrong with the link that led here, and offers a game all the same. */
export function LinkFault({ fault, onPlay }: LinkFaultProps): ReactElement {
  const texts = useTexts();
  return (
    <div className="fault" role="alert">
      <p>
        <strong>{texts.link.badLink}</strong> {fault(texts)}
      </p>
      <button type="button" onClick={onPlay}>
        {texts.link.playNormal}
      </button>
    </div>
  );
}
