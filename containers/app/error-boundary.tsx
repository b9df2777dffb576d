import { Component, type ErrorInfo, type ReactNode } from 'react';

type ErrorBoundaryProps = Readonly<{
  /** What is shown instead; `retry` renders the children again, `failures` says how often they failed here. */
  fallback: (retry: () => void, failures: number) => ReactNode;
  /** A change of this value (the address) forgets the failure. */
  resetKey: string;
  children: ReactNode;
}>;

interface ErrorBoundaryState {
  readonly failed: boolean;
  readonly failures: number;
  readonly resetKey: string;
}

/** Keeps a failing part from taking down what is around it. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  ErrorBoundaryState
> {
  override state: ErrorBoundaryState = {
    failed: false,
    failures: 0,
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
      : { failed: false, failures: 0, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('A part of the page failed.', error, info.componentStack);
    this.setState(({ failures }) => ({ failures: failures + 1 }));
  }

  private readonly retry = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    const { failed, failures } = this.state;
    return failed
      ? this.props.fallback(this.retry, failures)
      : this.props.children;
  }
}
