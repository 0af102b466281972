import type { CorrecaoSib } from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Icon } from '../../app/icons.tsx';

export interface LeituraCorrecaoActsProps {
  readonly correcao: CorrecaoSib;
  /** True when its field was corrected after the reading of the file. */
  readonly isCorrigida: boolean;
  readonly onOpen: (matricula: string) => void;
}

/** Opens the record of a rejected field. */
export function LeituraCorrecaoActs({ correcao, isCorrigida, onOpen }: LeituraCorrecaoActsProps) {
  const { matricula, codbeneficiario, cco, campo } = correcao;
  const record = codbeneficiario ?? cco ?? matricula ?? '';
  if (matricula === null)
    return (
      <Button
        size="small"
        isDisabled
        aria-label={`Sem cadastro: nenhum beneficiário daqui tem o código ou o CCO ${record}`}
      >
        Sem cadastro
      </Button>
    );
  return (
    <Button
      size="small"
      icon={isCorrigida && <Icon name="check" />}
      aria-label={`${isCorrigida ? 'Corrigido: abrir' : 'Abrir'} cadastro de ${record}, campo ${campo ?? 'não informado'}`}
      onPress={() => onOpen(matricula)}
    >
      {isCorrigida ? 'Corrigido' : 'Abrir cadastro'}
    </Button>
  );
}
