import { Button } from '@vidas/ui/button';

/** What an AbrirCadastroButton takes. */
export interface AbrirCadastroButtonProps {
  readonly matricula: string | null;
  /** What the row is about, for who only hears the button: 'campo CPF'. */
  readonly about: string;
  readonly onOpen: (matricula: string) => void;
}

/** The way from a row of a comparison to the record of its beneficiary. */
export function AbrirCadastroButton({ matricula, about, onOpen }: AbrirCadastroButtonProps) {
  return matricula === null ? null : (
    <Button
      size="small"
      aria-label={`Abrir cadastro de ${matricula}, ${about}`}
      onPress={() => onOpen(matricula)}
    >
      Abrir
    </Button>
  );
}
