import { Component, type ReactNode } from 'react';

interface CatchProps {
  readonly onCatch: () => void;
  readonly children: ReactNode;
}

/** Shows nothing in place of what failed, above all what could not be fetched, and says so. The rest of the page goes on. */
export class Catch extends Component<CatchProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onCatch();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
