import type { DenunciaDaEquipe } from '@vidas/api-client/ouvidoria/contract';
import { Button } from '@vidas/ui/button';

export interface DenunciaActsProps {
  readonly denuncia: DenunciaDaEquipe;
  readonly onSee: (denuncia: DenunciaDaEquipe) => void;
  readonly onAdd: (denuncia: DenunciaDaEquipe) => void;
}

/** Ver and + at the end of a report's row. */
export function DenunciaActs({ denuncia, onSee, onAdd }: DenunciaActsProps) {
  const { OUV_PROTOCOLO: protocolo } = denuncia;
  return (
    <>
      <Button size="small" aria-label={`Ver a denúncia ${protocolo}`} onPress={() => onSee(denuncia)}>
        Ver
      </Button>{' '}
      <Button
        size="small"
        aria-label={`Adicionar ação à denúncia ${protocolo}`}
        onPress={() => onAdd(denuncia)}
      >
        +
      </Button>
    </>
  );
}
