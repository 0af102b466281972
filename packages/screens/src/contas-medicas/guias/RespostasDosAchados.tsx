import { emQuantidade } from '@vidas/api-client/contas-medicas/guias/item.rules.ts';
import type { AchadoDoItem } from '@vidas/api-client/contas-medicas/regras/achado.kinds.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Kbd } from '@vidas/ui/text/Kbd.tsx';

interface RespostasDosAchadosProps {
  /** Findings whose denial code the operator has. */
  readonly achados: readonly AchadoDoItem[];
  /** The first has the key G. */
  readonly hasTecla: boolean;
  readonly onUsa: (achado: AchadoDoItem) => void;
}

const escreve = ({ glosa, qtdPaga }: AchadoDoItem): string =>
  qtdPaga === 0 ? `Glosar tudo com ${glosa}` : `Glosar com ${glosa}, pagar ${emQuantidade(qtdPaga)}`;

/** The denials that the trade rules offer, one press each; the first has the key G (CTM-98). */
export function RespostasDosAchados({ achados, hasTecla, onUsa }: RespostasDosAchadosProps) {
  if (achados.length === 0) return null;
  return (
    <Row>
      {achados.map((achado, at) => (
        <Button key={achado.regra} size="small" onPress={() => onUsa(achado)}>
          {escreve(achado)} {hasTecla && at === 0 && <Kbd aria-hidden="true">G</Kbd>}
        </Button>
      ))}
    </Row>
  );
}
