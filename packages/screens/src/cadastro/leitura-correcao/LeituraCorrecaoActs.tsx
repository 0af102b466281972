import type { CorrecaoSib } from '@vidas/api-client/cadastro/leitura-correcao/leituraCorrecao.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Icon } from '../../app/icons.tsx';

export interface LeituraCorrecaoActsProps {
  readonly correcao: CorrecaoSib;
  /** Its field was corrected since the file was read. */
  readonly isCorrigida: boolean;
  readonly onOpen: (matricula: string) => void;
}

/** Opens the record that a rejected field belongs to. */
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
