import { Button } from '@vidas/ui/button/Button.tsx';

export interface AbrirCadastroButtonProps {
  readonly matricula: string | null;
  /** Subject of the row for screen readers: 'campo CPF'. */
  readonly about: string;
  readonly onOpen: (matricula: string) => void;
}

/** Opens the record of the beneficiary from a row of a comparison. */
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
