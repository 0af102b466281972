import { skipToken, useQuery } from '@tanstack/react-query';
import { getProcedimentosDe } from '@vidas/api-client/contas-medicas/relatorios/procedimentos.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { TextField } from '@vidas/ui/form/fields/TextField.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useDeferredValue, useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import type { BesideFieldProps } from '../../report/BesideField.tsx';
import { semSinais } from '../../write/semSinais.ts';

/** Least letters or digits that are looked up. */
const minimo = 3;

const isCodigo = (text: string): boolean => /^\d+$/.test(text);

/**
 * A TUSS code, with or without its dots, or words of the procedure's name: the procedures found stand below, and one press takes its code.
 * Words alone are no code, so the form waits for a choice (CMR-20).
 */
export function ProcedimentoField({ label, value, onChange }: BesideFieldProps) {
  const http = useHttp();
  const [typed, setTyped] = useState(value);
  const [followed, setFollowed] = useState(value);
  // Back and forward, and the form itself, change the code.
  if (value !== followed) {
    setFollowed(value);
    if (value !== '') setTyped(value);
  }
  const [isChosen, setChosen] = useState(value !== '');
  const busca = useDeferredValue(semSinais(typed));
  const asks = !isChosen && busca.length >= minimo;
  const query = queryOf(http, getProcedimentosDe, asks ? { body: { busca } } : null);
  const { data } = useQuery(asks ? query : { ...query, queryFn: skipToken });
  const type = (text: string) => {
    setTyped(text);
    setChosen(false);
    const codigo = semSinais(text);
    onChange(isCodigo(codigo) ? codigo : '');
  };
  return (
    <Stack gap="xs">
      <TextField
        label={label}
        value={typed}
        onChange={({ target }) => type(target.value)}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Código ou nome"
        isTabular
      />
      {asks &&
        data?.slice(0, 6).map(({ codigo, descricao }) => (
          <Button
            key={codigo}
            size="small"
            tone="quiet"
            onPress={() => {
              setTyped(codigo);
              setChosen(true);
              onChange(codigo);
            }}
          >
            {`${codigo} · ${descricao}`}
          </Button>
        ))}
      {asks && data?.length === 0 && (
        <Text tone="muted" size="table">
          Nenhum procedimento com este código ou nome.
        </Text>
      )}
    </Stack>
  );
}
