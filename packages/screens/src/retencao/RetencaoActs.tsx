import type { BeneficiarioRetencao } from '@vidas/api-client/retencao/retencao.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Tooltip } from '@vidas/ui/tooltip/Tooltip.tsx';
import type { AbaRetencao } from './abasRetencao.ts';

export interface RetencaoActsProps {
  readonly act: AbaRetencao['act'];
  readonly beneficiario: BeneficiarioRetencao;
  readonly onAct: (beneficiario: BeneficiarioRetencao) => void;
}

const acts = {
  adicionar: {
    words: '+',
    name: 'Adicionar atendimento de',
    refusedAt: 'F',
    why: 'Atendimento já finalizado: reabra-o em Finalizados para registrar outro.',
  },
  reabrir: {
    words: 'Reabrir',
    name: 'Reabrir o atendimento de',
    refusedAt: 'A',
    why: 'O atendimento já está em andamento.',
  },
} as const;

/** + or Reabrir at the end of a row; a disabled one has the reason as name and tooltip (RET-7). */
export function RetencaoActs({ act, beneficiario, onAct }: RetencaoActsProps) {
  const { words, name, refusedAt, why } = acts[act];
  const isRefused = beneficiario.statusRet === refusedAt;
  return (
    <Tooltip text={why} isDisabled={!isRefused} isName>
      <span>
        <Button
          size="small"
          aria-label={`${name} ${beneficiario.nome}${isRefused ? `. ${why}` : ''}`}
          isDisabled={isRefused}
          onPress={() => onAct(beneficiario)}
        >
          {words}
        </Button>
      </span>
    </Tooltip>
  );
}
