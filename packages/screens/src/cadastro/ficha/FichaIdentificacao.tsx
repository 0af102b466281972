import { Fieldset } from '@vidas/ui/form/Fieldset.tsx';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { CampoDaFicha, type FichaGroupProps } from './CampoDaFicha.tsx';

/** The fields of the person. */
export function FichaIdentificacao(props: FichaGroupProps) {
  return (
    <Fieldset legend="Identificação">
      <CampoDaFicha campo="nome" {...props} />
      <Row isEven align="start" gap="l">
        <CampoDaFicha campo="cpf" {...props} />
        <CampoDaFicha campo="cns" {...props} />
      </Row>
      <Row isEven align="start" gap="l">
        <CampoDaFicha campo="dataNascimento" {...props} />
        <CampoDaFicha campo="sexo" {...props} />
      </Row>
      <CampoDaFicha campo="nomeMae" {...props} />
    </Fieldset>
  );
}
