import 'react';

declare module 'react' {
  interface CSSProperties {
    /** The custom properties that the styles and themes of the field read. */
    [property: `--mines-${string}`]: string | number | undefined;
  }
}
