import { Button } from '@vidas/ui/button/Button.tsx';
import { Dialog, type DialogSize } from '@vidas/ui/dialog/Dialog.tsx';
import { CloseButton } from '@vidas/ui/dialog/CloseButton.tsx';
import { FirstField } from '@vidas/ui/dialog/FirstField.tsx';
import { Form } from '@vidas/ui/form/Form.tsx';
import type { ZodForm } from '@vidas/ui/form/useZodForm.ts';
import { Row } from '@vidas/ui/layout/Row.tsx';
import type { ReactNode } from 'react';
import { FormFailure } from './FormFailure.tsx';

interface FormActsProps {
  readonly form: Pick<ZodForm<never>, 'isPending'>;
  readonly actionLabel: string;
  /** Default Cancelar. */
  readonly cancelLabel?: string;
  /** Default primary. */
  readonly tone?: 'primary' | 'danger';
  /** True while a value is missing without which the act makes no sense; a text nearby must name it. */
  readonly isDisabled?: boolean | undefined;
}

/** Cancelar and the act of a form in a dialog; the first field has the focus at the start. */
export function FormActs({
  form,
  actionLabel,
  cancelLabel = 'Cancelar',
  tone = 'primary',
  isDisabled,
}: FormActsProps) {
  return (
    <Row justify="end">
      <FirstField />
      <CloseButton isDisabled={form.isPending}>{cancelLabel}</CloseButton>
      <Button tone={tone} type="submit" isDisabled={isDisabled} isPending={form.isPending}>
        {actionLabel}
      </Button>
    </Row>
  );
}

interface FormDialogProps extends Omit<FormActsProps, 'form'> {
  readonly title: string;
  readonly size?: DialogSize;
  /** The title of the notice after a refusal. Default Nada foi gravado. */
  readonly failed?: string;
  readonly form: Pick<ZodForm<never>, 'formProps' | 'failure' | 'isPending'>;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
  /** Content below the act, such as the history. */
  readonly after?: ReactNode;
}

/** A form in a dialog with its act. A refusal is shown over the fields. Closing asks before unsaved text is lost. */
export function FormDialog({
  title,
  size = 'small',
  failed = 'Nada foi gravado',
  form,
  onClose,
  children,
  after,
  ...acts
}: FormDialogProps) {
  return (
    <Dialog title={title} size={size} isDismissable={!form.isPending} onClose={onClose}>
      <Form {...form.formProps} hasSummary={false}>
        <FormFailure failure={form.failure} title={failed} />
        {children}
        <FormActs form={form} {...acts} />
        {after}
      </Form>
    </Dialog>
  );
}
