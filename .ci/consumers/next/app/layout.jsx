import '@mines/react/styles.css';
import '@mines/react/themes/classic.css';

export const metadata = { title: 'A consumer', icons: [] };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
