import type { DenunciaDaEquipe } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { ladoDe } from './deLado.ts';

export interface DenunciaActsProps {
  readonly denuncia: DenunciaDaEquipe;
  readonly onSee: (denuncia: DenunciaDaEquipe) => void;
  readonly onAdd: (denuncia: DenunciaDaEquipe) => void;
  readonly onAside: (denuncia: DenunciaDaEquipe) => void;
}

const names = { poe: 'Pôr de lado', traz: 'Trazer de volta' } as const;

/** Ver and + at the end of a report's row; blank and repeated ones have an act to put them aside. */
export function DenunciaActs({ denuncia, onSee, onAdd, onAside }: DenunciaActsProps) {
  const { OUV_PROTOCOLO: protocolo } = denuncia;
  const lado = ladoDe(denuncia);
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
      {lado && (
        <>
          {' '}
          <Button
            size="small"
            aria-label={`${names[lado]} a denúncia ${protocolo} e as iguais`}
            onPress={() => onAside(denuncia)}
          >
            {names[lado]}
          </Button>
        </>
      )}
    </>
  );
}
