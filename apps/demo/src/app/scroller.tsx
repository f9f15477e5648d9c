import type { ReactElement, ReactNode, Ref } from 'react';
import './scroller.css';

interface ScrollerProps {
  /** What it shows. */
  readonly label: string;
  readonly className: string;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** A part of a page that scrolls by itself, by keys too. */
export function Scroller({ label, className, ref, children }: ScrollerProps): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keys could not reach what is out of sight (WCAG 2.1.1).
    <div ref={ref} className={`scroller ${className}`} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
