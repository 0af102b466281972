import { Component, type ComponentType, lazy } from 'react';
import { toasts } from '../toast/toasts.ts';

class NotFetched extends Error {}

interface PartProps {
  readonly onClose?: () => void;
}

interface PartState {
  readonly Part: ComponentType<PartProps>;
  readonly error: unknown;
}

/**
 * A component whose code is loaded when it is first drawn, inside a `Suspense`. It has the component's type, also a
 * generic one. If the code cannot be fetched, a message tells so, `onClose` is called if there is one, and the next
 * drawing tries again.
 */
export const lazyPart = <Part extends (props: never) => unknown>(load: () => Promise<Part>): Part => {
  const make = (): ComponentType<PartProps> =>
    lazy(async () => {
      try {
        return { default: (await load()) as unknown as ComponentType<PartProps> };
      } catch (cause) {
        throw new NotFetched('The code of a part was not fetched', { cause });
      }
    });
  let newest = make();
  return class LazyPart extends Component<PartProps, PartState> {
    override state: PartState = { Part: newest, error: null };

    static getDerivedStateFromError(error: unknown) {
      return { error };
    }

    override componentDidCatch(error: unknown) {
      if (!(error instanceof NotFetched)) return;
      // Changed only now. An earlier change would make a part that is drawn while loading request its code for ever.
      if (newest === this.state.Part) newest = make();
      toasts.error('Não foi possível abrir esta parte da tela', 'Confira a conexão e tente de novo.');
      this.props.onClose?.();
    }

    override render() {
      const { Part, error } = this.state;
      if (error instanceof NotFetched) return null;
      if (error !== null) throw error;
      return <Part {...this.props} />;
    }
  } as unknown as Part;
};
