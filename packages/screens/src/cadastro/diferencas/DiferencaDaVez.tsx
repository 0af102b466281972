import { SEM_CCO } from '@vidas/api-client/cadastro/diferencas/diferencas.rules.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { Checkbox } from '@vidas/ui/form/choice/Checkbox.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Facts } from '@vidas/ui/text/Facts.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { useState } from 'react';
import { FichaDrawer } from '../ficha/FichaDrawer.tsx';
import { oQueSegue } from './diferencaVista.ts';
import { type DiferencaDaMesa, naoServe, writeOutras } from './mesaDeDiferencas.ts';

export interface DiferencaDaVezProps {
  readonly diferenca: DiferencaDaMesa;
  /** Other differences of the person. */
  readonly outras: readonly DiferencaDaMesa[];
  readonly isComOutras: boolean;
  readonly onComOutras: (isComOutras: boolean) => void;
}

/** Both values of a difference, the effect of each act, and the way to the record. */
export function DiferencaDaVez({ diferenca, outras, isComOutras, onComOutras }: DiferencaDaVezProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { matricula, cco, campo, nome, valorAns, valorOperadora } = diferenca;
  const onde = campo === SEM_CCO ? 'Situação' : campo;
  const semEnvio = naoServe('envia', diferenca);
  const semUso = naoServe('usa', diferenca);
  return (
    <>
      <Row justify="between">
        <Text as="span" size="table" tone="muted" isTabular>
          {`Matrícula ${matricula}${cco === null ? '' : ` · CCO ${cco}`}`}
        </Text>
        <Button size="small" tone="quiet" onPress={() => setIsOpen(true)}>
          Abrir cadastro
        </Button>
      </Row>
      <Facts
        facts={[
          { name: `${onde} na ANS`, value: campo === SEM_CCO ? 'Não conhece este vínculo' : valorAns },
          { name: `${onde} aqui`, value: valorOperadora },
        ]}
      />
      <Text size="table" tone="muted">
        {semEnvio === null ? `Enviar: ${oQueSegue(diferenca)}` : `Não se envia. ${semEnvio}`}
      </Text>
      <Text size="table" tone="muted">
        {semUso === null
          ? `Usar: grava-se ${valorAns ?? 'em branco'} no cadastro, e nada segue à ANS.`
          : `Não se usa o valor da ANS. ${semUso}`}
      </Text>
      {outras.length > 0 && (
        <Checkbox
          label={writeOutras(outras)}
          checked={isComOutras}
          onChange={({ target }) => onComOutras(target.checked)}
        />
      )}
      {isOpen && (
        <FichaDrawer
          matricula={matricula}
          diferencas={[diferenca, ...outras].map((each) => ({
            cco: each.cco ?? '',
            codbeneficiario: matricula,
            nome,
            campo: each.campo,
            valorAns: each.valorAns,
            valorOperadora: each.valorOperadora,
            andamento: null,
          }))}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
