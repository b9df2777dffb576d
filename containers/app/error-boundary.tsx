import { Component, type ErrorInfo, type ReactNode } from 'react';

type ErrorBoundaryProps = Readonly<{
  /** What is shown instead; `retry` renders the children again. */
  fallback: (retry: () => void) => ReactNode;
  /** A change of this value (the address) forgets the failure. */
  resetKey: string;
  children: ReactNode;
}>;

interface ErrorBoundaryState {
  readonly failed: boolean;
  readonly resetKey: string;
}

/** Keeps a failing part from taking down what is around it. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  ErrorBoundaryState
> {
  override state: ErrorBoundaryState = {
    failed: false,
    resetKey: this.props.resetKey,
  };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return props.resetKey === state.resetKey
      ? null
      : { failed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('A part of the page failed.', error, info.componentStack);
  }

  private readonly retry = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    return this.state.failed
      ? this.props.fallback(this.retry)
      : this.props.children;
  }
}
