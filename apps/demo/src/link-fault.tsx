import type { ReactElement } from 'react';
import type { Fault } from './link.js';
import type { Texts } from './texts/texts.js';

interface LinkFaultProps {
  readonly fault: Fault;
  readonly texts: Texts;
  readonly onPlay: () => void;
}

/** Says what is wrong with the link that led here, and offers a game all the same. */
export function LinkFault({ fault, texts, onPlay }: LinkFaultProps): ReactElement {
  return (
    <div className="fault" role="alert">
      <p>
        <strong>{texts.badLink}</strong> {fault(texts)}
      </p>
      <button type="button" onClick={onPlay}>
        {texts.playNormal}
      </button>
    </div>
  );
}
