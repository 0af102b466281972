import { Button } from '@vidas/ui/button';
import { Dialog, type DialogSize } from '@vidas/ui/dialog';
import { Form } from '@vidas/ui/form';
import type { ZodForm } from '@vidas/ui/form/use-zod-form';
import { Row } from '@vidas/ui/layout/row';
import { Notice } from '@vidas/ui/notice';
import type { ReactNode } from 'react';

interface PessoaDialogProps {
  readonly title: string;
  readonly size?: DialogSize;
  readonly form: Pick<ZodForm<never>, 'formProps' | 'failure' | 'isPending' | 'isDirty'>;
  readonly actionLabel: string;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form about a person; what was typed is not lost by a press beside it. */
export function PessoaDialog({
  title,
  size = 'small',
  form,
  actionLabel,
  onClose,
  children,
}: PessoaDialogProps) {
  return (
    <Dialog title={title} size={size} isDismissable={!form.isPending && !form.isDirty} onClose={onClose}>
      <Form {...form.formProps} hasSummary={false}>
        {form.failure && (
          <Notice tone="negative" title="Nada foi gravado" isLive>
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
