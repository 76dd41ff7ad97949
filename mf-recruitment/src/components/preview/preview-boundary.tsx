import { Component, type ReactNode } from 'react';
import { Notice } from '@vipp/shared/ui/notice';

type Props = {
  /** Another value shows the children again. */
  version: unknown;
  children: ReactNode;
};
type State = { failed: unknown };

const NONE = Symbol('none');

/** A notice in place of children that cannot be rendered, until they change. */
export class PreviewBoundary extends Component<Props, State> {
  override state: State = { failed: NONE };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: undefined };
  }

  override componentDidCatch(): void {
    this.setState({ failed: this.props.version });
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === NONE || (failed !== undefined && failed !== this.props.version)) return this.props.children;
    return (
      <Notice kind="info" title="L’aperçu n’est pas disponible.">
        <p>Corrigez les problèmes signalés : il revient aussitôt.</p>
      </Notice>
    );
  }
}
