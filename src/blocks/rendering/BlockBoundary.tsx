import { Component, type ReactNode, Suspense } from 'react';

type BlockBoundaryProps = {
  /** The fallback of a section that fails. */
  fallback: ReactNode;
  children: ReactNode;
};

/**
 * Limits the failure of one section to that section (docs/reference/sections.md#block-errors).
 *
 * React calls error boundaries in the browser only. On the server a section that throws inside `Suspense` is replaced
 * by the fallback, as a comment and a `template` without any script; the browser then tries the section once more,
 * and if it throws again the error boundary keeps the fallback. As each section is a boundary of its own, the page
 * also comes alive section by section.
 */
export class BlockBoundary extends Component<BlockBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { fallback, children } = this.props;
    if (this.state.failed) return fallback;
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
