import { Button } from '@vidas/ui/button/Button.tsx';
import { IconButton } from '@vidas/ui/button/IconButton.tsx';
import { CloseIcon } from '@vidas/ui/icon/icons.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import type { InadimplenteCidades as Excluidas } from './useInadimplenteCidades.ts';

export interface InadimplenteCidadesProps {
  readonly excluidas: Excluidas;
}

type Excluida = Excluidas['cidades'][number];

const nameOf = ({ cidade }: Excluida): string => {
  if (cidade === undefined) return 'Conferindo…';
  if (cidade === null) return 'Não conferida';
  return cidade.uf === undefined ? cidade.cidade : `${cidade.cidade}/${cidade.uf}`;
};

/** Cidades excluídas: code and name of each, with a button to remove it, and one for all; the same height with and without cities. */
export function InadimplenteCidades({ excluidas: { cidades, codigos, change } }: InadimplenteCidadesProps) {
  return (
    <Row gap="l">
      <Text as="strong" size="table" weight="medium" tone="muted">
        Cidades excluídas
      </Text>
      {cidades.length === 0 && (
        <Text as="span" size="table" tone="muted">
          Nenhuma
        </Text>
      )}
      {cidades.map((each) => (
        <Row key={each.codigo} gap="xs">
          <Text as="span" size="table" tone="muted" isTabular>
            {each.codigo}
          </Text>
          <Text as="span" size="table">
            {nameOf(each)}
          </Text>
          <IconButton
            label={`Retirar ${each.cidade?.cidade ?? each.codigo} das excluídas`}
            icon={<CloseIcon />}
            size="small"
            onPress={() => change(codigos.filter((one) => one !== each.codigo))}
          />
        </Row>
      ))}
      <Button
        size="small"
        tone="quiet"
        aria-label="Limpar as cidades excluídas"
        isDisabled={codigos.length === 0}
        onPress={() => change([])}
      >
        Limpar
      </Button>
    </Row>
  );
}
