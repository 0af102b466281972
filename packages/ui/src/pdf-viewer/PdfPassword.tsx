import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../button/Button.tsx';
import { Form } from '../form/Form.tsx';
import { PasswordField } from '../form/fields/PasswordField.tsx';
import { Waiting } from './pdfParts.tsx';

export interface PdfPasswordProps {
  /** Counts the wrong passwords. */
  readonly wrongCount: number;
  /** Source of the password, such as "Os 5 primeiros dígitos do CPF". */
  readonly hint?: string | undefined;
  readonly onPassword: (password: string) => void;
}

const wrong = 'A senha não abre o documento. Confira e tente de novo.';

/** Asks for the password of a protected document; it never leaves this page. */
export function PdfPassword({ wrongCount, hint, onPassword }: PdfPasswordProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [password, setPassword] = useState('');
  const [sentAt, setSentAt] = useState<number | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const isPending = sentAt === wrongCount;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsMissing(password === '');
    if (password === '' || isPending) return;
    setSentAt(wrongCount);
    // Papers are locked with capitals, and a CNPJ may have letters.
    onPassword(password.trim().toUpperCase());
  };
  const errorMessage = isMissing ? 'Digite a senha.' : wrongCount > 0 && !isPending ? wrong : undefined;
  return (
    <Waiting>
      <Form
        hasSummary={false}
        problems={errorMessage ? [{ name: 'senhaDoDocumento', message: errorMessage }] : undefined}
        onSubmit={handleSubmit}
      >
        <PasswordField
          ref={field}
          label="Senha do documento"
          name="senhaDoDocumento"
          autoComplete="off"
          hint={hint ?? 'O documento é protegido por senha.'}
          errorMessage={errorMessage}
          value={password}
          onChange={(event) => {
            setIsMissing(false);
            setPassword(event.currentTarget.value);
          }}
        />
        <Button type="submit" tone="primary" isPending={isPending}>
          Abrir
        </Button>
      </Form>
    </Waiting>
  );
}
