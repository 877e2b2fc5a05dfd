import {
  FieldsOnCorrectTypeRule,
  KnownArgumentNamesRule,
  KnownDirectivesRule,
  KnownFragmentNamesRule,
  KnownTypeNamesRule,
  NoUndefinedVariablesRule,
  NoUnusedFragmentsRule,
  NoUnusedVariablesRule,
  ProvidedRequiredArgumentsRule,
  ScalarLeafsRule,
  specifiedRules,
  type ValidationContext,
  type ValidationRule,
  ValuesOfCorrectTypeRule,
  VariablesInAllowedPositionRule,
} from 'graphql';
import { requestError } from './errors.ts';
import { globalIdRule } from './global-id-rule.ts';

/** The vendor names each kind of mistake in `extensions.code`. */
const CODES = new Map<ValidationRule, string>([
  [FieldsOnCorrectTypeRule, 'undefinedField'],
  [KnownArgumentNamesRule, 'argumentNotAccepted'],
  [KnownDirectivesRule, 'undefinedDirective'],
  [KnownFragmentNamesRule, 'useAndDefineFragment'],
  [KnownTypeNamesRule, 'undefinedType'],
  [NoUndefinedVariablesRule, 'variableNotDefined'],
  [NoUnusedFragmentsRule, 'useAndDefineFragment'],
  [NoUnusedVariablesRule, 'variableNotUsed'],
  [ProvidedRequiredArgumentsRule, 'missingRequiredArguments'],
  [ScalarLeafsRule, 'selectionMismatch'],
  [ValuesOfCorrectTypeRule, 'argumentLiteralsIncompatible'],
  [VariablesInAllowedPositionRule, 'variableMismatch'],
]);

/** GraphQL's own rules, each reporting with the vendor's code for it. */
const codedRules: ValidationRule[] = specifiedRules.map((rule) => {
  const code = CODES.get(rule) ?? 'invalidDocument';
  return (context: ValidationContext) => {
    const coded = Object.create(context) as ValidationContext;
    coded.reportError = (error) =>
      context.reportError(
        requestError(error.message, code, { nodes: error.nodes ?? null, extensions: error.extensions }),
      );
    return rule(coded);
  };
});

/** What a document is checked by. */
export const validationRules: readonly ValidationRule[] = [...codedRules, globalIdRule];
