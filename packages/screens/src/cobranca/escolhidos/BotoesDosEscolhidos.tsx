import { Button } from '@vidas/ui/button/Button.tsx';
import { Tooltip } from '@vidas/ui/tooltip/Tooltip.tsx';

/** An act on chosen rows. */
export interface AtoDosEscolhidos<Key extends string> {
  readonly key: Key;
  readonly label: string;
  /** Reason why the act does not fit these rows; null when it fits. */
  readonly impede: (count: number) => string | null;
}

/** Limit of an act, in words. */
export const ateMax =
  (max: number) =>
  (count: number): string | null =>
    count > max ? `No máximo ${max.toLocaleString('pt-BR')} de uma vez.` : null;

interface BotoesDosEscolhidosProps<Key extends string> {
  readonly atos: readonly AtoDosEscolhidos<Key>[];
  readonly count: number;
  readonly onAto: (ato: Key) => void;
}

/** Buttons of the acts on chosen rows, in order; a disabled one shows its reason. */
export function BotoesDosEscolhidos<Key extends string>({
  atos,
  count,
  onAto,
}: BotoesDosEscolhidosProps<Key>) {
  return atos.map(({ key, label, impede }) => {
    const why = impede(count);
    return (
      <Tooltip key={key} text={why ?? ''} isDisabled={why === null}>
        <span>
          <Button size="small" isDisabled={why !== null} onPress={() => onAto(key)}>
            {label}
          </Button>
        </span>
      </Tooltip>
    );
  });
}
