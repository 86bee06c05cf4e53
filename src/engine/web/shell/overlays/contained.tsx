import { Component, type ReactNode } from 'react';

interface ContainedProps {
  readonly children: ReactNode;
}

/** What breaks in here, as for want of a script that a deploy has replaced, leaves the page around it as it is. */
export class Contained extends Component<ContainedProps, { readonly broken: boolean }> {
  override readonly state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
