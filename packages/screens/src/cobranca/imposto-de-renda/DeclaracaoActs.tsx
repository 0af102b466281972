import type { DeclaracaoBuscada } from '@vidas/api-client/cobranca/imposto-de-renda/impostoDeRenda.queries.ts';
import { Button } from '@vidas/ui/button/Button.tsx';

export interface DeclaracaoActsProps {
  readonly declaracao: DeclaracaoBuscada;
  readonly onOpen: (declaracao: DeclaracaoBuscada) => void;
  readonly onSend: (declaracao: DeclaracaoBuscada) => void;
}

/** Baixar and Enviar e-mail of one declaration; disabled for the matrícula 0 (COB-12). */
export function DeclaracaoActs({ declaracao, onOpen, onSend }: DeclaracaoActsProps) {
  const isDisabled = /^0*$/.test(declaracao.matricula);
  const which = `a declaração ${declaracao.idDeclaracao}`;
  return (
    <>
      <Button
        size="small"
        aria-label={`Baixar: ${which}`}
        isDisabled={isDisabled}
        onPress={() => onOpen(declaracao)}
      >
        Baixar
      </Button>{' '}
      <Button
        size="small"
        aria-label={`Enviar e-mail com ${which}`}
        isDisabled={isDisabled}
        onPress={() => onSend(declaracao)}
      >
        Enviar e-mail
      </Button>
    </>
  );
}
