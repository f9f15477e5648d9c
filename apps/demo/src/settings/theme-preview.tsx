import styles from '@mines/react/styles.css?url';
import { type ReactElement, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ThemeName } from './look.js';
import { themeSheets } from './theme.js';
import preview from './theme-preview.css?url';

const FACES = [
  ['closed', '1', '2', 'flag'],
  ['question', '3', '0', 'mine'],
] as const;

/**
 * A piece of a field in a theme that the page does not wear: its style sheets are behind the wall of a shadow, so that
 * no theme is mixed with another.
 */
export function ThemePreview({ theme }: { readonly theme: ThemeName }): ReactElement {
  const [shadow, setShadow] = useState<ShadowRoot | null>(null);
  const ref = useCallback((host: HTMLElement | null) => {
    if (host) setShadow(host.shadowRoot ?? host.attachShadow({ mode: 'open' }));
  }, []);
  return (
    <span className="preview" ref={ref} aria-hidden="true">
      {shadow && createPortal(<Piece theme={theme} />, shadow)}
    </span>
  );
}

function Piece({ theme }: { readonly theme: ThemeName }): ReactElement {
  return (
    <>
      {[styles, themeSheets[theme], preview].map((sheet) => (
        <link key={sheet} rel="stylesheet" href={sheet} />
      ))}
      <div className={`piece mines-theme-${theme}`}>
        <div className="mines-field">
          {FACES.map((faces) => (
            <div key={faces[0]} className="mines-row">
              {faces.map((face) => (
                <div key={face} className="mines-cell" data-face={face} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
