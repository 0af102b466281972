import type { RegraComissao } from '@vidas/api-client/vendas/regras-comissao/regraComissao.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';

export interface RegraActsProps {
  readonly regra: RegraComissao;
  readonly onSimulate: (regra: RegraComissao) => void;
  readonly onCopy: (regra: RegraComissao) => void;
  readonly onStop: (regra: RegraComissao) => void;
}

/** Acts of a manager on a rule: simulate it, copy it, and disable an active one. */
export function RegraActs({ regra, onSimulate, onCopy, onStop }: RegraActsProps) {
  const name = `a regra ${regra.codigoRegraComissao}, ${regra.regraDescricao}`;
  return (
    <>
      <Button size="small" aria-label={`Simular ${name}`} onPress={() => onSimulate(regra)}>
        Simular
      </Button>{' '}
      <Button size="small" aria-label={`Duplicar ${name}`} onPress={() => onCopy(regra)}>
        Duplicar
      </Button>{' '}
      {regra.status === 'Ativa' && (
        <Button size="small" aria-label={`Desativar ${name}`} onPress={() => onStop(regra)}>
          Desativar
        </Button>
      )}
    </>
  );
}
