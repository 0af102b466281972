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
 * A component that is loaded when it is first drawn, inside a `Suspense`, with the component's type (generic ones too). Where its code
 * cannot be fetched, a message says so, what has `onClose` is closed, and the next drawing asks again; what stands around it stays.
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
      // Only now: an earlier change would make a part that is drawn while loading ask again for ever.
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
