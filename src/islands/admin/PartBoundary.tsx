import { Component, Suspense, type ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';

interface PartBoundaryProps {
  /** Shown while the code of the part is on its way. */
  loading: ReactNode;
  children: ReactNode;
}

/** Around a part of the portal whose code comes later: where it cannot be had, that is said in its place, and the rest stays. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  /** React keeps what is caught to itself: whoever looks after the site is to hear of it. */
  override componentDidCatch(error: Error) {
    reportError(error);
  }

  override render() {
    if (!this.state.hasFailed)
      return <Suspense fallback={this.props.loading}>{this.props.children}</Suspense>;
    return (
      <div className="desk grid justify-items-start gap-3 py-6">
        <p role="alert" className="desk-alert">
          This part of the portal could not be loaded.
        </p>
        {/* A browser may keep what failed to load for as long as the page stands. */}
        <Button onClick={() => location.reload()}>Load the page again</Button>
      </div>
    );
  }
}
