import { Button } from '@vidas/ui/button';
import { Dialog, type DialogSize } from '@vidas/ui/dialog';
import { Form } from '@vidas/ui/form';
import type { ZodForm } from '@vidas/ui/form/use-zod-form';
import { Row } from '@vidas/ui/layout/row';
import { Notice } from '@vidas/ui/notice';
import type { ReactNode } from 'react';

interface FormDialogProps {
  readonly title: string;
  readonly size?: DialogSize;
  /** The title of the notice after a refusal. Default Nada foi gravado. */
  readonly failed?: string;
  readonly form: Pick<ZodForm<never>, 'formProps' | 'failure' | 'isPending' | 'isDirty'>;
  readonly actionLabel: string;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form in a dialog with its act; a refusal is said over the fields, and what was typed is not lost by a press beside it. */
export function FormDialog({
  title,
  size = 'small',
  failed = 'Nada foi gravado',
  form,
  actionLabel,
  onClose,
  children,
}: FormDialogProps) {
  return (
    <Dialog title={title} size={size} isDismissable={!form.isPending && !form.isDirty} onClose={onClose}>
      <Form {...form.formProps} hasSummary={false}>
        {form.failure && (
          <Notice tone="negative" title={failed} isLive>
            {form.failure}
          </Notice>
        )}
        {children}
        <Row justify="end">
          <Button isDisabled={form.isPending} onPress={onClose}>
            Cancelar
          </Button>
          <Button tone="primary" type="submit" isPending={form.isPending}>
            {actionLabel}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
