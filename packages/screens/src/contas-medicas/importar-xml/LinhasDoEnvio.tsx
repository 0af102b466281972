import { Button } from '@vidas/ui/button/Button.tsx';
import { Tag } from '@vidas/ui/tag/Tag.tsx';
import { PaneLine, PaneList } from '@vidas/ui/two-panes/PaneList.tsx';
import { escreveSituacao, type Linha, tomDaLinha } from './envioTexts.ts';

export interface LinhasDoEnvioProps {
  readonly linhas: readonly Linha[];
  readonly isAndando: boolean;
  readonly onRetira: (key: number) => void;
}

/** A line for each file of a sending that has no result yet (TIS-68); the others stand among those of the visit. */
export function LinhasDoEnvio({ linhas, isAndando, onRetira }: LinhasDoEnvioProps) {
  const semResultado = linhas.filter(({ feito }) => feito === null);
  if (semResultado.length === 0) return null;
  return (
    <PaneList title={`Neste envio · ${semResultado.length}`}>
      {semResultado.map((linha) => (
        <PaneLine
          key={linha.key}
          title={linha.file.name}
          state={<Tag tone={tomDaLinha(linha)}>{escreveSituacao(linha)}</Tag>}
          act={
            <Button
              size="small"
              aria-label={`Retirar ${linha.file.name}`}
              isDisabled={isAndando}
              onPress={() => onRetira(linha.key)}
            >
              Retirar
            </Button>
          }
        />
      ))}
    </PaneList>
  );
}
