import { createContext, type ReactNode, use } from 'react';
import { FloatingError } from './FloatingError.tsx';
import { FormError, type FormErrorProps } from './FormError.tsx';

export interface FieldErrorProps extends FormErrorProps {
  /**
   * True announces the error when it appears. Otherwise it is read with the field, whose `aria-describedby` names it.
   */
  readonly isSaid?: boolean | undefined;
}

const Floating = createContext(false);

/** Lets the errors of the fields inside float under their fields. */
export function FloatingErrors({ children }: { readonly children: ReactNode }) {
  return <Floating value>{children}</Floating>;
}

/** The error of a field. The field has `position: relative`. */
export function FieldError({ isSaid = false, ...error }: FieldErrorProps) {
  const isFloating = use(Floating);
  if (isFloating) return <FloatingError id={error.id}>{error.children}</FloatingError>;
  return isSaid ? (
    <div role="status">
      <FormError {...error} />
    </div>
  ) : (
    <FormError {...error} />
  );
}
